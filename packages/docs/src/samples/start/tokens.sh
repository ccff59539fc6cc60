export KONTOR_ERP_URL=http://127.0.0.1:7070/erp
export KONTOR_AUTH_URL=http://127.0.0.1:7070
export KONTOR_CHANNEL_URL=http://127.0.0.1:7070

export KONTOR_ERP_ACCESS_TOKEN=$(curl -s "$KONTOR_AUTH_URL/oauth2/token" \
  --data-urlencode "grant_type=client_credentials" \
  --data-urlencode "client_id=sandbox-client" \
  --data-urlencode "client_secret=secret-of-the-sandbox" | jq -r .access_token)
export KONTOR_CHANNEL_ACCESS_TOKEN=$(curl -s "$KONTOR_CHANNEL_URL/v1/auth" \
  --data-urlencode "refreshToken=refresh-token-of-the-sandbox" | jq -r .authToken)
export KONTOR_SELLER_ACCESS_TOKEN=$(curl -s "$KONTOR_CHANNEL_URL/v1/auth" \
  --data-urlencode "refreshToken=seller-refresh-token-of-the-sandbox" | jq -r .authToken)
