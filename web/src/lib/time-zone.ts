/** The current time zone of the device, such as Europe/Berlin; UTC if it is unknown. */
export function timeZone(): string {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return zone === 'Etc/Unknown' ? 'UTC' : zone
}
