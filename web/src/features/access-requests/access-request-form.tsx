import { useLocation } from 'wouter'
import { CallError } from '@pol/contract/client'
import { interfaceLanguage, t } from '@pol/contract/text'
import { messageMaximum, usernameMaximum, usernameMinimum } from '@pol/contract/limits'
import { call } from '../../lib/call.ts'
import { paths } from '../../lib/paths.ts'
import { Field } from '../../ui/forms/field.tsx'
import { runBotCheck } from '../../ui/forms/run-bot-check.ts'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'

const loadForm = async () => (await import('@pol/contract/forms/access-requests')).accessRequestForm

export function AccessRequestForm() {
  const [, navigate] = useLocation()
  const form = useForm(
    loadForm,
    async (values) => {
      try {
        await runBotCheck('register_request')
        await call('request-access', { ...values, language: interfaceLanguage })
        toast({
          title: t('Anfrage gesendet'),
          description: t(
            'Ihre Registrierungsanfrage wurde erfolgreich gesendet. Ein Administrator wird sie bald prüfen.',
          ),
        })
        navigate(paths.auth)
      } catch (error) {
        toast({ title: t('Fehler'), description: errorText(error), destructive: true })
      }
    },
    t('Validierungsfehler'),
  )
  return (
    <form {...form.props} className="grid gap-4">
      <Field label={t('E-Mail')} {...form.field('email')} type="email" autoComplete="email" required />
      <Field
        label={t('Benutzername')}
        {...form.field('username')}
        autoComplete="nickname"
        dir="auto"
        required
        minLength={usernameMinimum}
        maxLength={usernameMaximum}
      />
      <Field
        as="textarea"
        label={t('Nachricht (optional)')}
        {...form.field('message')}
        dir="auto"
        rows={4}
        maxLength={messageMaximum}
      />
      <Button type="submit" disabled={form.pending}>
        {form.pending ? t('Wird gesendet...') : t('Anfrage senden')}
      </Button>
    </form>
  )
}

function errorText(error: unknown): string {
  // The user has to know that an immediate retry does not help.
  if (error instanceof CallError && error.code === 'too-many-attempts') return error.message
  return t('Beim Senden der Anfrage ist ein Fehler aufgetreten.')
}
