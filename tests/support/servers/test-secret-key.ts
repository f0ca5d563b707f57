/** The key that programs of one test's database are given, so that none makes one in the folder of the project. */
export const testSecretKey = { SECRET_KEY: Buffer.alloc(32, "a key for tests").toString("base64url") };
