/**
 * @generated SignedSource<<3e3582dd1f4deb6e5b6a059489bbcecf>>
 * @relayHash eecec80825f6ec9aa660a436ce254a01
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 07cfff29e38214dc91984072cb16bfcf7dd01e242fee9d37c7fb2a876dadb0e4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProductReportPageQuery } from './ProductReportPageQuery.graphql';

const node: PreloadableConcreteRequest<ProductReportPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "07cfff29e38214dc91984072cb16bfcf7dd01e242fee9d37c7fb2a876dadb0e4",
    "metadata": {},
    "name": "ProductReportPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
