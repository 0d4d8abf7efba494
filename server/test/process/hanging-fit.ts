/** A fit that never ends. */
process.on('message', () => {})
