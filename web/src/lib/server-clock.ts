let aheadMs = 0

/** Clock of this device minus that of the server, in milliseconds, measured by the last response. */
export const serverClock = {
  aheadMs: () => aheadMs,
  observe(response: Response) {
    const date = Date.parse(response.headers.get('date') ?? '')
    if (!Number.isNaN(date)) aheadMs = Date.now() - date
  },
}
