/** A fit that takes memory outside of the heap, and then never returns to its event loop. */
process.on('message', () => {
  const taken = Array.from({ length: 20 }, () => Buffer.alloc(10 * 2 ** 20, 1))
  while (taken.length > 0);
})
