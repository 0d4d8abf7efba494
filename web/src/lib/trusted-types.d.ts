interface Window {
  /** The part of https://www.w3.org/TR/trusted-types/ that is used here; not supported by every browser. */
  readonly trustedTypes?: {
    readonly defaultPolicy: object | null
    createPolicy(
      name: string,
      rules: { createScriptURL(text: string): string | null },
    ): { createScriptURL(text: string): unknown }
  }
}
