import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type AuditPerson, listAudit as operation } from '@pol/contract/audit'
import { fold } from '@pol/language/fold'
import type { Database } from '../../database/database.ts'
import { audit, profiles, recordings, registrationRequests, reports, users } from '../../database/schema.ts'
import { handle } from '../../http/handle.ts'

const actors = alias(users, 'actors')
const actorProfiles = alias(profiles, 'actor_profiles')
const subjects = alias(users, 'subjects')
const subjectProfiles = alias(profiles, 'subject_profiles')

export function listAudit({ db }: { db: Database }) {
  return handle(operation, async ({ search, after, limit }) => {
    const text = fold(search)
    const { id, at, action, role, actorId, actorAlias, objectId, subjectId, subjectAlias, detail } =
      getTableColumns(audit)
    const alias = search.toLowerCase()
    const isFound =
      text === ''
        ? undefined
        : sql`(exists (
            select from ${profiles} person
            where person.id in (${actorId}, ${subjectId}) and strpos(person.search_text, ${text}) > 0
          ) or exists (
            select from ${registrationRequests} request
            where request.id = ${objectId} and strpos(request.search_text, ${text}) > 0
          ) or strpos(${actorAlias}, ${alias}) > 0 or strpos(${subjectAlias}, ${alias}) > 0)`
    const isAfter =
      after === undefined
        ? undefined
        : sql`(${at}, ${id}) < (select last.at, last.id from ${audit} last where last.id = ${after})`
    const page = await db
      .select({
        id,
        at,
        action,
        role,
        objectId,
        actorAlias,
        subjectAlias,
        detail,
        item: sql<string | null>`coalesce(${recordings.item}, ${reports.item})`,
        actorId,
        actorEmail: actors.email,
        actorName: actorProfiles.username,
        subjectId: sql<string | null>`coalesce(${subjectId}, ${registrationRequests.id})`,
        subjectEmail: sql<string | null>`coalesce(${subjects.email}, ${registrationRequests.email})`,
        subjectName: sql<
          string | null
        >`coalesce(${subjectProfiles.username}, ${registrationRequests.username})`,
      })
      .from(audit)
      .leftJoin(subjects, eq(subjects.id, subjectId))
      .leftJoin(subjectProfiles, eq(subjectProfiles.id, subjectId))
      .leftJoin(actors, eq(actors.id, actorId))
      .leftJoin(actorProfiles, eq(actorProfiles.id, actorId))
      .leftJoin(recordings, eq(recordings.id, objectId))
      .leftJoin(reports, eq(reports.id, objectId))
      .leftJoin(registrationRequests, eq(registrationRequests.id, objectId))
      .where(and(isFound, isAfter))
      .orderBy(desc(at), desc(id))
      .limit(limit)
    const body = page.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      actor: personOf(row.actorId, row.actorName, row.actorEmail),
      actor_alias: row.actorAlias,
      action: row.action,
      role: row.role,
      object_id: row.objectId,
      item: row.item,
      subject: personOf(row.subjectId, row.subjectName, row.subjectEmail),
      subject_alias: row.subjectAlias,
      detail: row.detail,
    }))
    return { body, total: await db.$count(audit, isFound) }
  })
}

function personOf(id: string | null, username: string | null, email: string | null): AuditPerson | null {
  return id === null || email === null ? null : { id, username, email }
}
