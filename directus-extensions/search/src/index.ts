/** The extension's one entry: says what is registered, and nothing else. */
export default function register(): void {
  // Filled by the parts beside this file.
}
