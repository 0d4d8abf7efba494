/** What is recorded with who did it, in the table `audit`. */
export const auditActions = [
  'approve-recording',
  'reject-recording',
  'withdraw-recording',
  'close-report',
] as const
export type AuditAction = (typeof auditActions)[number]
