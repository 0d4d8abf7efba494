/** Attributes of the cookie with the language of the page. It lasts one year; over HTTPS it is also `secure`. */
export const languageCookieAttributes = '; path=/; max-age=31536000; samesite=lax'
