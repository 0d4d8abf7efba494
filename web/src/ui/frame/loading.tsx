/** The whole page while it is not known yet what it shows. */
export function Loading() {
  return (
    <main className="grid min-h-dvh place-items-center text-quiet">
      <p role="status">Lädt...</p>
    </main>
  )
}
