/** Default texts of UploadButton and of file errors. */
export const uploadButtonCopy = {
  upload: "Upload",
  "not-image": "Please upload image file",
  "too-large": "File size can not exceed 3MB",
};
