import { measureBundle as measure, type BundleSize } from "@kontor/release/supply/bundle-size";

/**
 * Measures how many bytes a program of one line has in a browser, with the packages of this workspace.
 *
 * @param options.conditions Which files of our packages: none for `dist`, as it is published.
 */
export function measureBundle(code: string, { conditions = [] }: { conditions?: string[] } = {}): Promise<BundleSize> {
  return measure(code, { conditions, folder: import.meta.dirname });
}
