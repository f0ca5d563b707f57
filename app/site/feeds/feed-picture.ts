import type { FileFacts } from "#contract/uploaded-file.ts";
import { sharedPicture } from "../photos/shared-picture.ts";
import type { FeedPicture } from "./feed-document.ts";
import type { Picture } from "#contract/picture.ts";

type Cover = Pick<Picture, "url" | "width" | "height" | "sizes"> | null;

/** The addresses of the pictures that feeds name, whose files are to be known. */
export function feedPictureUrls(covers: readonly Cover[]): readonly string[] {
  return covers.flatMap((cover) => (cover ? [sharedPicture(cover).url] : []));
}

/** A picture as feeds name it, with its file's own type and length; `undefined`: there is none, or nothing is known of its file. PAGE22 */
export function feedPicture(cover: Cover, files: ReadonlyMap<string, FileFacts>, origin: string): FeedPicture | undefined {
  if (cover === null) return undefined;
  const { url } = sharedPicture(cover);
  const facts = files.get(url);
  return facts && { url: new URL(url, origin).href, ...facts };
}
