/** A frame with a dot, 32 × 32, PNG in base64: what a registration shows where no icon is given. */
export const defaultIcon =
  "iVBORw0KGgoAAAANSUhEUgAAACAAAAAgCAIAAAD8GO2jAAAASUlEQVR42mMITZtJU8RAJwv+0wCMWjBqwXC0ADn7UNkCXLmUOhbgLwkGvQXEFGejFtDWgqGfiuiR0ehRVIwW16MWjAwLhnDrGgCYLawo//kGbwAAAABJRU5ErkJggg==";
