import { t } from '@pol/contract/text'
import { call, failureText } from '../../lib/call.ts'
import { Field } from '../../ui/forms/field.tsx'
import { NewPasswordFields } from '../../ui/forms/new-password-fields.tsx'
import { useForm } from '../../ui/forms/use-form.ts'
import { Button } from '../../ui/frame/button.tsx'
import { toast } from '../../ui/frame/toast.ts'
import { Section } from '../../ui/section.tsx'

const loadForm = async () => (await import('@pol/contract/forms/passwords')).changePasswordForm

/** The new password follows the same rules as after a recovery link (specification section 5). */
export function ChangePassword() {
  const form = useForm(loadForm, async ({ old_password, password }, element) => {
    try {
      await call('change-password', { old_password, password })
      element.reset()
      toast({
        title: t('Erfolg'),
        description: t('Ihr Passwort ist geändert. Alle anderen Sitzungen sind beendet.'),
      })
    } catch (error) {
      toast({ title: t('Fehler'), description: failureText(error), destructive: true })
    }
  })
  return (
    <Section title={t('Passwort ändern')}>
      <form {...form.props} className="grid max-w-md gap-4">
        <Field
          label={t('Bisheriges Passwort')}
          {...form.field('old_password')}
          type="password"
          autoComplete="current-password"
          required
        />
        <NewPasswordFields form={form} />
        <Button type="submit" disabled={form.pending}>
          {form.pending ? t('Wird gespeichert...') : t('Passwort ändern')}
        </Button>
      </form>
    </Section>
  )
}
