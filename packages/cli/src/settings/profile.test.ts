import childProcess from "node:child_process";
import { getEventListeners } from "node:events";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { readProfile, readSecretFile, runSecretCommand } from "./profile.ts";

describe("profile", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-profile-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const shop = { tenant: "t", clientSecretCommand: "pass show shop" };

  /** Writes a file of profiles readable only by its owner. */
  function write(name: string, content: unknown, mode = 0o600): string {
    const path = join(folder, name);
    writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
    chmodSync(path, mode);
    return path;
  }

  test("a profile is chosen by a flag, by the environment, or is called default", () => {
    const profileFile = write("profiles.json", { default: { tenant: "d" }, shop, other: { tenant: "o" } });

    expect(readProfile({ profileFile }, {})).toMatchObject({ name: "default", folder, values: { tenant: "d" } });
    expect(readProfile({ profileFile }, { KONTOR_PROFILE: "shop" })?.values).toEqual(shop);
    expect(readProfile({ profile: "other" }, { KONTOR_PROFILE: "shop", KONTOR_PROFILE_FILE: profileFile })?.name).toBe(
      "other",
    );
  });

  test("the usual file need not be there, and need have no default", () => {
    expect(readProfile({}, { XDG_CONFIG_HOME: folder }, "linux")).toBeUndefined();
    mkdirSync(join(folder, "kontor"));
    write("kontor/profiles.json", { shop });
    expect(readProfile({}, { XDG_CONFIG_HOME: folder }, "linux")).toBeUndefined();
    expect(readProfile({ profile: "shop" }, { XDG_CONFIG_HOME: folder }, "linux")?.values).toEqual(shop);
  });

  test.each([0o640, 0o604, 0o644, 0o660, 0o602])(
    "a file of mode %o is refused with the command that mends it",
    (mode) => {
      const profileFile = write("open.json", { default: shop }, mode);

      expect(() => readProfile({ profileFile }, {}, "linux")).toThrow(
        `its mode is ${mode.toString(8)}. Fix it with: chmod 600 ${profileFile}`,
      );
      expect(readProfile({ profileFile }, {}, "win32")?.values).toEqual(shop); // Windows has no such modes.
    },
  );

  test.each<[string, unknown, string]>([
    ["text.json", "tenant=c4n4ry", "it must be JSON"],
    ["list.json", [shop], "it must be an object: profiles by name"],
    ["flat.json", { default: "c4n4ry" }, "the profile default must be an object of settings"],
    [
      "typo.json",
      { default: { tenantt: "c4n4ry" } },
      "tenantt of the profile default is no setting. Did you mean tenant?",
    ],
    ["number.json", { default: { tenant: 7 } }, "tenant of the profile default must be text, and not empty"],
    ["empty.json", { default: { tenant: "" } }, "tenant of the profile default must be text, and not empty"],
  ])("%s is refused without its content", (name, content, problem) => {
    const profileFile = write(name, content);
    const refusal = () => readProfile({ profileFile }, {});

    expect(refusal).toThrow(
      expect.objectContaining({
        exitCode: 2,
        message: `Cannot use the profiles in ${profileFile} as ${problem}`.replace(
          "JSON",
          "JSON: profiles by name, each an object of settings",
        ),
      }),
    );
    expect(refusal).not.toThrow(/c4n4ry/);
  });

  test("a profile that is named and not there is refused with those that are", () => {
    const profileFile = write("two.json", { a: shop, b: shop });

    expect(() => readProfile({ profileFile, profile: "c" }, {})).toThrow("it must have the profile c: it has a, b");
    expect(() => readProfile({ profileFile, profile: "toString" }, {})).toThrow("it must have the profile toString");
    expect(() => readProfile({ profileFile: join(folder, "none.json") }, {})).toThrow("there is no such file");
    chmodSync(folder, 0o700);
    expect(() => readProfile({ profileFile: folder }, {}, "linux")).toThrow("it is a folder");
  });

  test.each([
    [{ XDG_CONFIG_HOME: "/c", HOME: "/h" }, "linux", "/c/kontor/profiles.json"],
    [{ HOME: "/h" }, "darwin", "/h/.config/kontor/profiles.json"],
    [{ APPDATA: "/a", USERPROFILE: "/u" }, "win32", "/a/kontor/profiles.json"],
    [{ USERPROFILE: "/u" }, "win32", "/u/AppData/Roaming/kontor/profiles.json"],
  ])("with %j on %s profiles are in %s", (env, platform, path) => {
    const message = `Cannot use the profiles in ${path} as there is no such file`;
    expect(() => readProfile({ profile: "named" }, env, platform)).toThrow(message);
  });
});

describe("secret", () => {
  const folder = mkdtempSync(join(tmpdir(), "kontor-cli-secret-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const { signal } = new AbortController();

  /** Writes a file. */
  function write(name: string, text: string): string {
    writeFileSync(join(folder, name), text);
    return name;
  }

  test("readSecretFile() reads the one line of a file, from the folder of the profile", () => {
    expect(readSecretFile("key", write("a", "c4n4ry\r\n"), folder)).toBe("c4n4ry");
    expect(readSecretFile("key", join(folder, write("b", "\uFEFFc4n4ry")))).toBe("c4n4ry");
  });

  test.each([
    ["none", "there is no such file"],
    [".", "it is a folder"],
    [write("empty", "\n"), "must hold one line: got nothing"],
    [write("two", "c4n4ry\nc4n4ry"), "must hold one line: got several lines"],
  ])("the file %s is refused and not repeated", (name, problem) => {
    expect(() => readSecretFile("key", name, folder)).toThrow(problem);
    expect(() => readSecretFile("key", name, folder)).not.toThrow(/c4n4ry/);
  });

  test("runSecretCommand() keeps the secrets of the environment from the command", async () => {
    vi.stubEnv("KONTOR_API_KEY", "canary");
    vi.stubEnv("KONTOR_CLIENT_SECRET_FILE", "canary");
    vi.stubEnv("KONTOR_TENANT", "seen");

    const line = await runSecretCommand("key", 'echo "$KONTOR_API_KEY$KONTOR_CLIENT_SECRET_FILE$KONTOR_TENANT"', {
      signal,
    });
    vi.unstubAllEnvs();

    expect(line).toBe("seen");
  });

  test("runSecretCommand() takes the line that a command prints", async () => {
    expect(await runSecretCommand("key", "echo c4n4ry", { signal })).toBe("c4n4ry");
  });

  test.each([
    ["exit 3", "its command must print it: it ended with 3"],
    ["true", "its command must hold one line: got nothing"],
    ["printf 'c4n4ry\\nc4n4ry'", "got several lines"],
  ])("the command %s is refused and not repeated", async (command, problem) => {
    const refusal = await runSecretCommand("key", command, { signal }).catch((error: Error) => error.message);

    expect(refusal).toContain(problem);
    expect(refusal).not.toMatch(/c4n4ry/);
  });

  test.each([
    [{}, 60_000],
    [{ longestMs: 5_000 }, 5_000],
  ])("with %j a command has %i ms, in which somebody may type a password", async (options, timeout) => {
    const spawn = vi.spyOn(childProcess, "spawn");
    syncBuiltinESMExports();

    await runSecretCommand("key", "echo c4n4ry", { signal, ...options });

    expect(spawn.mock.calls.map(([, given]) => given)).toMatchObject([{ timeout }]);
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });

  test.each(["echo c4n4ry", "exit 3", "true"])("after the command %s nothing listens for a stop", async (command) => {
    const stopping = new AbortController();

    await runSecretCommand("key", command, { signal: stopping.signal }).catch(() => {});

    expect(getEventListeners(stopping.signal, "abort")).toEqual([]);
  });

  test("a command that hangs is ended, and so is one that somebody stops", async () => {
    await expect(runSecretCommand("key", "exec sleep 600", { signal, longestMs: 100 })).rejects.toThrow(
      "it was ended by SIGTERM",
    );
    const stopping = new AbortController();
    const stopped = runSecretCommand("key", "exec sleep 600", { signal: stopping.signal });
    stopping.abort(new Error("Stopped"));
    await expect(stopped).rejects.toThrow("Stopped");
  });
});
