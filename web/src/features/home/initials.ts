/** The first two letters of the username, else of the e-mail, else '?' (specification section 2). */
export function initialsOf(username: string | null, email: string): string {
  const source = username?.trim() || email.trim()
  return [...source].slice(0, 2).join('').toUpperCase() || '?'
}
