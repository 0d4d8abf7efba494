import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** @returns the files that are in the repository or would be added to it, without deleted ones. @param root its folder. */
export function repositoryFiles(root: string): string[] {
  // In a hook, other variables than this one name another repository.
  const env = { PATH: process.env['PATH'] }
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  return execFileSync('git', args, { cwd: root, env, encoding: 'utf8', maxBuffer: 10_000_000 })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)))
}
