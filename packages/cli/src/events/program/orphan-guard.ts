import { spawn } from "node:child_process";

/** Kills the process groups that are noted when its input ends, which happens however the program above it ends. */
const SCRIPT = `groups=" "
while read -r sign group; do
  case "$sign" in
    +) groups="$groups$group " ;;
    -) groups="\${groups%% $group *} \${groups#* $group }" ;;
  esac
done
for group in $groups; do kill -s KILL -- "-$group" 2>/dev/null; done`;

/** Knows which processes run, so that none of them outlives this program. */
export interface OrphanGuard {
  add(pid: number): void;
  remove(pid: number): void;
}

/**
 * Starts a shell that ends our processes if this program is killed, because a program that hangs would go on beside the next consumer.
 * Windows has no process groups: there a program that reads its input ends by itself.
 */
export function startOrphanGuard(platform: string = process.platform): OrphanGuard {
  if (platform === "win32") return { add() {}, remove() {} };
  const shell = spawn("/bin/sh", ["-c", SCRIPT], {
    stdio: ["pipe", "ignore", "ignore"],
    detached: true, // Ctrl-C is not for it.
    env: {},
  });
  shell.unref();
  shell.on("error", () => {}); // Without a shell the programs still end with their input.
  shell.stdin.on("error", () => {});
  (shell.stdin as unknown as { unref?(): void }).unref?.();
  return {
    add: (pid) => void shell.stdin.write(`+ ${pid}\n`),
    remove: (pid) => void shell.stdin.write(`- ${pid}\n`),
  };
}
