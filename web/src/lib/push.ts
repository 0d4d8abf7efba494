/** The push subscription of this browser (Push API). A site has one in each browser. */
export const push = {
  /** False in Safari on iPhones and iPads, unless the site was added to the Home Screen. */
  isSupported: () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window,
  isDenied: () => push.isSupported() && Notification.permission === 'denied',
  async isSubscribed(): Promise<boolean> {
    return push.isSupported() && Notification.permission === 'granted' && (await current()) !== null
  },
  /** Asks for permission. Must be called by a press. @returns whether the user allows it. */
  async isAllowed(): Promise<boolean> {
    return (await Notification.requestPermission()) === 'granted'
  },
  /**
   * The subscription of this browser; begins one if there is none. Needs the permission.
   * @param serverKey public VAPID key of the server, base64url.
   * @throws DOMException if the push service of the browser refuses or does not answer.
   */
  async subscribe(serverKey: string): Promise<PushSubscription> {
    const { pushManager } = await navigator.serviceWorker.ready
    const subscribe = () => pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
    try {
      return await subscribe()
    } catch (error) {
      if ((error as Error).name !== 'InvalidStateError') throw error
      // There is one with an earlier key of the server.
      await push.end()
      return await subscribe()
    }
  },
  /** Ends the subscription, so that the push service delivers nothing more. */
  async end(): Promise<void> {
    if (push.isSupported()) await (await current())?.unsubscribe()
  },
}

async function current(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}
