import { and, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { staffRoles } from '@pol/contract/roles'
import type { Language } from '@pol/language/language'
import type { Database } from '../../database/database.ts'
import { audit, profiles, users } from '../../database/schema.ts'
import { isAdministrator } from '../../accounts/administrators.ts'
import { layOutMail, type Mail } from '../../mail/mail-layout.ts'
import type { Composer } from '../../mail/outbox.ts'
import { isolate, quoteLine } from '../../mail/quote.ts'
import { textsIn } from '../../mail/texts.ts'
import { roleName } from './role-mail.ts'

interface Parts {
  readonly db: Database
  readonly publicUrl: string
  readonly productName: string
}

type StaffRole = (typeof staffRoles)[number]

interface Person {
  readonly username: string | null
  readonly email: string
}

const actors = alias(users, 'actors')
const actorProfiles = alias(profiles, 'actor_profiles')

/**
 * Composes the mail to an administrator about a new administrator or moderator. It is not sent if the account of the
 * new administrator or moderator was deleted, or the recipient is no longer an administrator.
 */
export function staffAddedMail({ db, publicUrl, productName }: Parts): Composer {
  return async ({ recipient, about, detail }, language) => {
    const role = staffRoles.find((name) => name === detail)
    if (!role) throw new Error('The mail names no role of staff')
    if (!about || !(await isAdministrator(db, recipient))) return null
    const [entry] = await db
      .select({
        holder: { username: profiles.username, email: users.email },
        giverName: actorProfiles.username,
        giverEmail: actors.email,
        giverAlias: audit.actorAlias,
      })
      .from(audit)
      .innerJoin(users, eq(users.id, audit.subjectId))
      .innerJoin(profiles, eq(profiles.id, users.id))
      .leftJoin(actors, eq(actors.id, audit.actorId))
      .leftJoin(actorProfiles, eq(actorProfiles.id, audit.actorId))
      .where(and(eq(audit.subjectId, about), eq(audit.action, 'add-role'), eq(audit.role, role)))
      .orderBy(desc(audit.at))
      .limit(1)
    if (!entry) return null
    const { holder, giverName, giverEmail, giverAlias } = entry
    const giver =
      giverEmail === null ? { pseudonym: String(giverAlias) } : { username: giverName, email: giverEmail }
    return renderStaffAddedMail(language, { productName, role, holder, giver, url: `${publicUrl}/admin` })
  }
}

interface Values {
  readonly productName: string
  readonly role: StaffRole
  readonly holder: Person
  /** Only a pseudonym if the account has been deleted. */
  readonly giver: Person | { readonly pseudonym: string }
  readonly url: string
}

export function renderStaffAddedMail(
  language: Language,
  { productName: product, role, holder, giver, url }: Values,
): Mail {
  const t = textsIn(language)
  const values = { product, role: roleName(t, role) }
  return layOutMail({
    language,
    subject: t('{product}: Neuer {role}', values),
    greeting: t('Guten Tag,'),
    paragraphs: [
      t('bei {product} ist jemand {role} geworden.', values),
      t('Wer: {holder}\nGegeben von: {giver}', {
        holder: nameOf(holder),
        giver:
          'pseudonym' in giver
            ? t('{pseudonym} (Konto gelöscht)', { pseudonym: isolate(giver.pseudonym) })
            : nameOf(giver),
      }),
      t(
        'Wenn Sie davon wissen, brauchen Sie nichts zu tun. Wenn niemand davon weiß, oder wenn Sie die Rolle gegeben haben sollen und es nicht waren, benutzt vielleicht ein Fremder das Konto eines Administrators: Nehmen Sie die Rolle wieder weg, ändern Sie Ihr Passwort und sehen Sie unter „Protokoll“ nach, was noch geschehen ist.',
      ),
    ],
    action: { label: t('Protokoll ansehen'), url },
    closing: t(
      'Diese E-Mail bekommen alle Administratoren, wenn jemand Administrator oder Moderator geworden ist.',
    ),
  })
}

function nameOf({ username, email }: Person): string {
  return username ? `${quoteLine(username)} (${isolate(email)})` : isolate(email)
}
