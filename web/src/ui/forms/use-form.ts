import { useEffect, useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { toast } from '../frame/toasts.tsx'

interface Form {
  /** For the `<form>`; the browser's own messages are off, the texts are the product's. */
  readonly props: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  readonly pending: boolean
  /** For the field of this name: while the form is being sent it rests; its message stands beside it. */
  field(name: string): { name: string; disabled: boolean; error: string | undefined }
}

/**
 * Checks a form with its schema and shows the first message as an error toast; what was typed stays.
 * @param submit is only called with valid values; it deals with its failures itself.
 * @param faultTitle stands above the message in the toast.
 */
export function useForm<Schema extends v.GenericSchema>(
  schema: Schema,
  submit: (values: v.InferOutput<Schema>, form: HTMLFormElement) => Promise<void>,
  faultTitle = 'Fehler',
): Form {
  const [error, setError] = useState<{ name: string; message: string } | null>(null)
  const [pending, setPending] = useState(false)
  const focused = useRef<Element>(null)
  const takeBackFault = useRef<() => void>(null)
  useEffect(() => {
    // What is disabled while sending loses the focus.
    if (!pending && document.activeElement === document.body) (focused.current as HTMLElement | null)?.focus()
  }, [pending])
  return {
    pending,
    field: (name) => ({
      name,
      disabled: pending,
      error: error?.name === name ? error.message : undefined,
    }),
    props: {
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        if (pending) return
        const form = event.currentTarget
        // What it complained of may be mended by now.
        takeBackFault.current?.()
        const result = v.safeParse(schema, Object.fromEntries(new FormData(form)))
        if (!result.success) {
          const [issue] = result.issues
          const name = v.getDotPath(issue) ?? ''
          setError({ name, message: issue.message })
          takeBackFault.current = toast({ title: faultTitle, description: issue.message, destructive: true })
          form.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
          return
        }
        setError(null)
        focused.current = document.activeElement
        setPending(true)
        void submit(result.output, form).finally(() => setPending(false))
      },
    },
  }
}
