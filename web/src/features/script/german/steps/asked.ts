import type { Reply } from '../../../../ui/tasks/reply.ts'

/** What every question gets. */
export interface Asked {
  readonly reply: Reply | null
  readonly onReply: (reply: Omit<Reply, 'isOverruled'>) => void
  readonly onGoOn: () => void
  /** Leaves a question that cannot be heard. It does not count. */
  readonly onSkip: () => void
}
