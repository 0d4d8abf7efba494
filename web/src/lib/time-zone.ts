/** The time zone of the device (Europe/Berlin), as the system has it now; UTC where the system does not know it. */
export function timeZone(): string {
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions()
  return zone === 'Etc/Unknown' ? 'UTC' : zone
}
