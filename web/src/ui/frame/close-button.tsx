import { X } from '../icons/drawn/x.tsx'

interface Props {
  readonly label: string
  readonly onClick: () => void
}

export function CloseButton({ label, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className="-m-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-black/10"
      onClick={onClick}
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  )
}
