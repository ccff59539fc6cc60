-- Roles with the least rights for PostgreSQL. An administrator of the database runs it once, before the first start:
--   psql "$ADMIN_URL" --single-transaction --file roles.sql
-- Then give both roles a password, or what your server asks for instead.

CREATE ROLE kontor_owner LOGIN; -- creates and upgrades the tables, and is used for nothing else
CREATE ROLE kontor_consumer LOGIN; -- runs the consumer, the fleet and `kontor inbox`: it reads and writes rows

CREATE SCHEMA kontor_inbox AUTHORIZATION kontor_owner; -- the inbox
CREATE SCHEMA kontor AUTHORIZATION kontor_owner; -- tokens and tenants

GRANT USAGE ON SCHEMA kontor_inbox, kontor TO kontor_consumer;
ALTER DEFAULT PRIVILEGES FOR ROLE kontor_owner IN SCHEMA kontor_inbox, kontor
  GRANT SELECT, INSERT, UPDATE, DELETE ON TABLES TO kontor_consumer;
ALTER DEFAULT PRIVILEGES FOR ROLE kontor_owner IN SCHEMA kontor_inbox
  GRANT USAGE ON SEQUENCES TO kontor_consumer;
