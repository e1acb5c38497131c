/** Files and pictures of this device, as far as the form of a character needs them. */
export interface Files {
  /** An address of a file for this page alone; `release` it when it is no longer shown. */
  address(file: Blob): string;
  release(address: string): void;
  /** Hands a file to the user under a name. */
  save(name: string, file: Blob): void;
  /** A picture as PNG. Without one, or where it cannot be had, a plain page. */
  png(address: string | null): Promise<Uint8Array>;
}

let provided: Files | undefined;

/** Says which files are used instead of the device's own, in tests. */
export function provideFiles(files: Files): void {
  provided = files;
}

/** The files in use. They are no part of `services()`: most pages do without their code. */
export function files(): Files {
  return provided ?? deviceFiles;
}

const WIDTH = 600;
const HEIGHT = 800;
const PLAIN = "#3a2f37";

const deviceFiles: Files = {
  address: (file) => URL.createObjectURL(file),
  release: (address) => URL.revokeObjectURL(address),
  save(name, file) {
    const address = URL.createObjectURL(file);
    const link = document.createElement("a");
    link.href = address;
    link.download = name;
    link.click();
    // The browser has begun with the file by the time that anything else runs.
    setTimeout(() => URL.revokeObjectURL(address), 0);
  },
  async png(address) {
    const picture = address === null ? null : await bitmapOf(address);
    const canvas = document.createElement("canvas");
    canvas.width = picture?.width ?? WIDTH;
    canvas.height = picture?.height ?? HEIGHT;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("This browser draws no pictures: it gave no 2d context.");
    context.fillStyle = PLAIN;
    context.fillRect(0, 0, canvas.width, canvas.height);
    if (picture) context.drawImage(picture, 0, 0);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
    if (!blob) throw new Error("This browser wrote no PNG.");
    return new Uint8Array(await blob.arrayBuffer());
  },
};

/** A picture of ours, drawn; null where it cannot be had: a card without its picture is better than none. */
async function bitmapOf(address: string): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? await createImageBitmap(await answer.blob()) : null;
  } catch {
    return null;
  }
}
