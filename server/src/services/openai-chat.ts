import * as v from 'valibot'
import type { OpenAiPost } from './openai.ts'
import { ServiceFailure } from './service-failure.ts'

/** https://platform.openai.com/docs/api-reference/chat */
const completion = v.object({
  choices: v.array(
    v.object({
      finish_reason: v.nullish(v.string()),
      message: v.object({ content: v.nullish(v.string()) }),
    }),
  ),
})

interface Parts {
  readonly post: OpenAiPost
  readonly model: string
}

/**
 * What a model answers to a text. The text is sent alone, as the user's message, so that instructions in it are data.
 * @param instruction tells the model what to do with the text.
 * @returns the whole answer without spaces around it; it may be empty.
 * @throws ServiceFailure if there is no answer, or none that is complete.
 */
export async function chatAnswer(
  { post, model }: Parts,
  instruction: string,
  text: string,
  signal: AbortSignal,
): Promise<string> {
  const messages = [
    { role: 'system', content: instruction },
    { role: 'user', content: text },
  ]
  const response = await post('/chat/completions', { model, messages }, signal)
  const { success, output } = v.safeParse(completion, await response.json())
  if (!success) throw new ServiceFailure('gave no answer that can be read', 'service')
  const [choice] = output.choices
  if (choice?.finish_reason === 'length' || choice?.finish_reason === 'content_filter') {
    throw new ServiceFailure('did not answer the text to its end', 'text')
  }
  return choice?.message.content?.trim() ?? ''
}
