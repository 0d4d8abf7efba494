import { useEffect, useRef, useState, type FormEvent } from 'react'
import * as v from 'valibot'
import { t } from '@pol/contract/text'
import { toast } from '../frame/toast.ts'

export interface Form {
  /** For the `<form>`. Disables the browser's own validation messages. */
  readonly props: { noValidate: true; onSubmit: (event: FormEvent<HTMLFormElement>) => void }
  readonly pending: boolean
  /** For the field with this name: disabled while submitting, with its validation error. */
  field(name: string): { name: string; disabled: boolean; error: string | undefined }
}

/**
 * Validates a form with its schema and shows the first error as a toast. The input is kept.
 * @param submit called with valid values; handles its own errors.
 * @param errorTitle title of the toast.
 */
export function useForm<Schema extends v.GenericSchema>(
  schema: Schema,
  submit: (values: v.InferOutput<Schema>, form: HTMLFormElement) => Promise<void>,
  errorTitle = t('Fehler'),
): Form {
  const [error, setError] = useState<{ name: string; message: string } | null>(null)
  const [pending, setPending] = useState(false)
  const focused = useRef<Element>(null)
  const dismissErrorToast = useRef<() => void>(null)
  useEffect(() => {
    // Disabled elements lose the focus.
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
        dismissErrorToast.current?.()
        const result = v.safeParse(schema, Object.fromEntries(new FormData(form)))
        if (!result.success) {
          const [issue] = result.issues
          const name = (issue.path?.[0]?.key ?? '') as string
          setError({ name, message: issue.message })
          dismissErrorToast.current = toast({
            title: errorTitle,
            description: issue.message,
            destructive: true,
          })
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
