import { useEffect, useRef, useState, type FormEvent } from 'react'
import type * as v from 'valibot'
import { t } from '@pol/contract/text'
import { failureText } from '../../lib/call.ts'
import { toast } from '../frame/toast.ts'

export interface Form {
  /** For the `<form>`. Disables the browser's own validation messages. */
  readonly props: {
    noValidate: true
    onFocus: () => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  readonly pending: boolean
  /** For the field with this name: disabled while submitting, with its validation error. */
  field(name: string): { name: string; disabled: boolean; error: string | undefined }
}

/**
 * Validates a form with its schema and shows the first error as a toast. The input is kept.
 * @param loadSchema called when the form gets the focus, so that the first view loads neither schemas nor their
 * library.
 * @param submit called with valid values, the form and its data when it was submitted: later its fields are disabled, and
 * disabled fields have no data. Handles its own errors.
 * @param errorTitle title of the toast.
 */
export function useForm<Schema extends v.GenericSchema>(
  loadSchema: () => Promise<Schema>,
  submit: (values: v.InferOutput<Schema>, form: HTMLFormElement, data: FormData) => Promise<void>,
  errorTitle = t('Fehler'),
): Form {
  const [error, setError] = useState<{ name: string; message: string } | null>(null)
  const [pending, setPending] = useState(false)
  const invalid = useRef<HTMLElement>(null)
  const focused = useRef<Element>(null)
  const dismissErrorToast = useRef<() => void>(null)
  useEffect(() => {
    if (pending) return
    if (invalid.current) invalid.current.focus()
    // Disabled elements lose the focus.
    else if (document.activeElement === document.body) (focused.current as HTMLElement | null)?.focus()
    invalid.current = null
  }, [pending])

  const showError = (message: string) => {
    dismissErrorToast.current = toast({ title: errorTitle, description: message, destructive: true })
  }
  /** @returns null if the schema could not be loaded, for example without a network; a toast says why. */
  const loadValidation = async () => {
    try {
      return await Promise.all([import('./validate.ts'), loadSchema()])
    } catch (failure) {
      showError(failureText(failure))
      return null
    }
  }
  const validateAndSubmit = async (form: HTMLFormElement, data: FormData) => {
    const loaded = await loadValidation()
    if (!loaded) return
    const [{ validate }, schema] = loaded
    const result = validate(schema, Object.fromEntries(data))
    if ('values' in result) {
      setError(null)
      await submit(result.values, form, data)
    } else {
      const { name, message } = result.invalid
      setError({ name, message })
      invalid.current = form.querySelector(`[name="${name}"]`)
      showError(message)
    }
  }
  return {
    pending,
    field: (name) => ({
      name,
      disabled: pending,
      error: error?.name === name ? error.message : undefined,
    }),
    props: {
      noValidate: true,
      // A failure is only logged here: submitting tries again and shows the error.
      onFocus: () => void Promise.all([import('./validate.ts'), loadSchema()]).catch(console.warn),
      onSubmit(event) {
        event.preventDefault()
        if (pending) return
        dismissErrorToast.current?.()
        focused.current = document.activeElement
        const form = event.currentTarget
        const data = new FormData(form)
        setPending(true)
        void validateAndSubmit(form, data).finally(() => setPending(false))
      },
    },
  }
}
