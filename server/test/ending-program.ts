/** A program that ends before it answers. */
process.exit(3)
