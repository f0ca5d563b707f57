/** Held while the schema is changed, shared by who must not meet a change. Any number, the same in every node. */
export const schemaLockKey = 7_204_116_633;
