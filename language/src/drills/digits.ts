/** A text with Persian digits. */
export function persianDigits(text: string): string {
  return text.replaceAll(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)))
}

/** A text with the digits 0 to 9 instead of Persian or Arabic ones. */
export function latinDigits(text: string): string {
  return text
    .replaceAll(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    .replaceAll(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
}
