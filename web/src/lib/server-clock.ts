let aheadMs = 0

/** How far the clock of this device is ahead of the server's, as the last response says. */
export const serverClock = {
  aheadMs: () => aheadMs,
  observe(response: Response) {
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(date)) aheadMs = Date.now() - date
  },
}
