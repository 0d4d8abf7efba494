/** Drawing of a bridge with pointed arches, like those over the Zayandeh Rud, in theme colours. */
export function BridgePicture() {
  const piers = [0, 1, 2, 3, 4]
  return (
    <svg viewBox="0 0 320 150" className="mt-6 w-full" aria-hidden="true">
      <circle cx="256" cy="34" r="16" className="fill-accent" opacity="0.9" />
      <path d="M0 56h320v10H0z" className="fill-brand" />
      <path d="M0 70h320v6H0z" className="fill-brand" opacity="0.55" />
      {piers.map((pier) => (
        <path
          key={pier}
          transform={`translate(${pier * 64})`}
          d="M0 76h64v40H54V108C54 94 44 86 32 82C20 86 10 94 10 108v8H0z"
          className="fill-brand"
        />
      ))}
      <path d="M0 118h320v32H0z" className="fill-brand" opacity="0.12" />
      {[124, 132, 140].map((y, row) => (
        <path
          key={y}
          d={`M${16 + row * 22} ${y}h60m36 0h44m48 0h52`}
          className="stroke-brand"
          strokeWidth="2"
          strokeLinecap="round"
          opacity={0.5 - row * 0.12}
        />
      ))}
    </svg>
  )
}
