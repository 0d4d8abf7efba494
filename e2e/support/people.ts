/** The one person whom a fresh server knows. */
export const administrator = { email: 'anna@example.org', password: 'annas-geheimnis' }
