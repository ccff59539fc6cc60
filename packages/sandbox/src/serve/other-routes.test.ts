import { expect, test } from "vitest";
import { createSandboxCore } from "./sandbox.ts";

test.each(["/__sandbox/", "/__sandbox/hub/", "/__sandbox/clock", "/__sandbox/none"])(
  "%s is not given by a name that may have been pointed at the sandbox by an attacker",
  async (path) => {
    const { sandbox } = createSandboxCore({ mayControl: (url) => new URL(url).hostname === "localhost" });

    expect((await sandbox.fetch(`http://evil.test${path}`)).status).toBe(403);
    expect((await sandbox.fetch(`http://localhost${path}`)).status).toBe(path.endsWith("none") ? 404 : 200);
  },
);
