/** What reminders need of a service worker's scope, which the DOM types of TypeScript lack. */
export interface WorkerScope {
  readonly registration: Pick<ServiceWorkerRegistration, 'showNotification' | 'pushManager'>
  readonly clients: {
    matchAll(options: { readonly type: 'window' }): Promise<readonly OpenWindow[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationPress) => void): void
}

export interface OpenWindow {
  readonly url: string
  focus(): Promise<OpenWindow>
  navigate(url: string): Promise<unknown>
}

interface ExtendableEvent {
  waitUntil(work: Promise<unknown>): void
}

interface PushEvent extends ExtendableEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationPress extends ExtendableEvent {
  /** Name of the pressed action; empty for the notification itself. */
  readonly action: string
  readonly notification: Pick<Notification, 'close' | 'data'>
}
