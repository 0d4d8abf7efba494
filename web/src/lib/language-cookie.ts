/** Of the cookie that tells the server in which language to send the page; over HTTPS it is also `secure`. One year. */
export const languageCookieAttributes = '; path=/; max-age=31536000; samesite=lax'
