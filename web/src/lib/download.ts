/** Enough time for any browser to start the download. */
const revokeDelayMs = 60_000

export function downloadJson(data: unknown, fileName: string): void {
  downloadFile(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }), fileName)
}

export function downloadFile(file: Blob, fileName: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = fileName
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), revokeDelayMs)
}
