import { desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { type AuditPerson, listAudit as operation } from '@pol/contract/operations/administration'
import { fold } from '@pol/language/fold'
import type { Database } from '../../database/database.ts'
import { audit, profiles, recordings, registrationRequests, reports, users } from '../../database/schema.ts'
import { searchInPieces } from '../../database/search-in-pieces.ts'
import { handle } from '../../api/handle.ts'

const actors = alias(users, 'actors')
const actorProfiles = alias(profiles, 'actor_profiles')
const subjects = alias(users, 'subjects')
const subjectProfiles = alias(profiles, 'subject_profiles')

/** Entries that are read per statement; fewer in a search, which looks up the people of each entry. */
const atOnce = { searched: 300, counted: 4_000 }

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
    const { ids, total } = await searchInPieces(db, {
      table: audit,
      time: at,
      newestFirst: true,
      isFound,
      after,
      limit,
      atOnce: isFound ? atOnce.searched : atOnce.counted,
    })
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
      .where(inArray(id, ids))
      .orderBy(desc(at), desc(id))
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
    return { body, total }
  })
}

function personOf(id: string | null, username: string | null, email: string | null): AuditPerson | null {
  return id === null || email === null ? null : { id, username, email }
}
