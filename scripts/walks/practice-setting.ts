import type { Walk } from './walk.ts'

/** Whether a round shows its progress. */
export const practiceSetting: Walk = {
  heading: 'Add a practice setting',
  edits: {
    'learning/src/values.ts': [
      ['  human_voices: v.boolean(),\n', '  human_voices: v.boolean(),\n  progress_bar: v.boolean(),\n'],
      ['  human_voices: false,\n', '  human_voices: false,\n  progress_bar: true,\n'],
    ],
    'server/src/database/schema.ts': [
      [
        '.default(defaultSettings.human_voices),\n',
        `.default(defaultSettings.human_voices),
    progress_bar: boolean('progress_bar').notNull().default(defaultSettings.progress_bar),
`,
      ],
    ],
    'server/test/attack/valid-requests.ts': [
      ['  human_voices: fc.boolean(),\n', '  human_voices: fc.boolean(),\n  progress_bar: fc.boolean(),\n'],
    ],
    'server/test/api/learning/learning.test.ts': [
      [
        '{ new_a_day: 0, human_voices: true })\n',
        '{\n      new_a_day: 0,\n      human_voices: true,\n      progress_bar: false,\n    })\n',
      ],
      [
        '      human_voices: true,\n    })\n',
        '      human_voices: true,\n      progress_bar: false,\n    })\n',
      ],
    ],
    'web/src/features/practice/settings/settings-form.tsx': [
      ['keyboard, human_voices } = settings', 'keyboard, human_voices, progress_bar } =\n    settings'],
      [
        "          {t('Menschliche Stimmen bevorzugen')}\n        </Switch>\n",
        `          {t('Menschliche Stimmen bevorzugen')}
        </Switch>
        <Switch on={progress_bar} onChange={(progress_bar) => onChange({ progress_bar })}>
          {t('Fortschritt anzeigen')}
        </Switch>
`,
      ],
    ],
    'web/src/features/practice/persian.json': [
      [
        '  "Fortschritt der Runde": ',
        '  "Fortschritt anzeigen": "نمایش پیشرفت",\n  "Fortschritt der Runde": ',
      ],
    ],
    'web/src/features/practice/round/round-view.tsx': [
      [
        '        <RoundHeader session={session} actions={actions} onLeave={round.leave} />\n        <NeedsSound',
        `        <RoundHeader
          session={session}
          showsProgress={settings.progress_bar}
          actions={actions}
          onLeave={round.leave}
        />
        <NeedsSound`,
      ],
      [
        '      <RoundHeader session={session} actions={actions} onLeave={round.leave} />\n      <Main',
        `      <RoundHeader
        session={session}
        showsProgress={settings.progress_bar}
        actions={actions}
        onLeave={round.leave}
      />
      <Main`,
      ],
    ],
    'web/src/features/practice/round/round-frame.tsx': [
      [
        'interface HeaderProps {\n  readonly session: Session\n',
        'interface HeaderProps {\n  readonly session: Session\n  readonly showsProgress: boolean\n',
      ],
      ['function RoundHeader({ session, actions,', 'function RoundHeader({ session, showsProgress, actions,'],
      [
        '          className="progress-bar h-3 flex-1"',
        '          className="progress-bar h-3 flex-1"\n          hidden={!showsProgress}',
      ],
    ],
    'e2e/journeys/practice.spec.ts': [
      ['        human_voices: true,\n', '        human_voices: true,\n        progress_bar: true,\n'],
    ],
  },
  ofExample: [
    'web/src/features/practice/round/round-view.tsx',
    'web/src/features/practice/round/round-frame.tsx',
  ],
  commands: {
    migration: {
      folder: 'server',
      args: ['../node_modules/drizzle-kit/bin.cjs', 'generate', '--name=progress_bar'],
    },
  },
  tests: ['web/src/features/practice', 'web/build/texts.test.ts'],
  omissions: [
    {
      file: 'web/src/features/practice/persian.json',
      test: 'web/build/texts.test.ts',
      says: 'settings-form.tsx: Fortschritt anzeigen',
    },
  ],
}
