/** Default texts of Footer. */
export const footerCopy = { terms: "Terms", privacy: "Privacy", safety: "Safety", contact: "Contact" };
