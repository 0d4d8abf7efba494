import * as v from 'valibot'

interface InvalidField {
  readonly name: string
  readonly message: string
}

/** @returns the parsed values of a form, or its first invalid field. */
export function validate<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): { readonly values: v.InferOutput<Schema> } | { readonly invalid: InvalidField } {
  const result = v.safeParse(schema, input)
  if (result.success) return { values: result.output }
  const [issue] = result.issues
  return { invalid: { name: (issue.path?.[0]?.key ?? '') as string, message: issue.message } }
}
