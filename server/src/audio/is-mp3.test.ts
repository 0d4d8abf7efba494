import { expect, test } from 'vitest'
import { isMp3 } from './is-mp3.ts'

/** An empty frame. */
const frame = (header: string, length: number) =>
  Buffer.concat([Buffer.from(header, 'hex'), Buffer.alloc(length - 4)])
/** MPEG 1, 128 kbit/s at 44,100 Hz; MPEG 2, 48 kbit/s at 22,050 Hz; MPEG 2.5, 8 kbit/s at 8,000 Hz. */
const loud = frame('fffb90c4', 417)
const small = frame('fff360c4', 156)
const tiny = frame('ffe318c4', 72)
/** A tag of 300 bytes. */
const tag = Buffer.concat([Buffer.from('49443304000000000222', 'hex'), Buffer.alloc(290)])

test.each([
  ['one frame', loud],
  ['several', Buffer.concat([loud, loud, loud])],
  ['at a lower bit rate', Buffer.concat([small, small])],
  ['at the lowest bit rate', Buffer.concat([tiny, tiny])],
  ['after a tag', Buffer.concat([tag, loud, loud])],
  ['with padding', Buffer.concat([frame('fffb92c4', 418), loud])],
])('accepts an MP3: %s', (_, bytes) => {
  expect(isMp3(bytes)).toBe(true)
})

test.each([
  ['nothing', Buffer.alloc(0)],
  ['zeros', Buffer.alloc(1000)],
  ['an HTML page', Buffer.from('<html>Not found</html>')],
  ['a header alone', loud.subarray(0, 4)],
  ['a frame cut off', loud.subarray(0, 300)],
  ['a frame and then something else', Buffer.concat([loud, Buffer.from('<html>')])],
  ['a tag alone', tag],
  ['a bit rate that does not exist', frame('fffbf0c4', 417)],
  ['a sample rate that does not exist', frame('fffb9cc4', 417)],
  ['another layer', frame('fffd90c4', 417)],
])('rejects other data: %s', (_, bytes) => {
  expect(isMp3(bytes)).toBe(false)
})
