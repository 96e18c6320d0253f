/** The empty element of the footer into which a remote renders its tools. Pages without a footer lack it. */
export const footerToolsId = 'footer-tools';
