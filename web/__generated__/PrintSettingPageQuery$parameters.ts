/**
 * @generated SignedSource<<147cb39d19be06c424a4190529e2115c>>
 * @relayHash aed22914745c259c9e177d0f38c10c4b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e7155bdab0415b513baf1ea26430b3144feee6a6f0e5af399dba47aa49642dc

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintSettingPageQuery } from './PrintSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3e7155bdab0415b513baf1ea26430b3144feee6a6f0e5af399dba47aa49642dc",
    "metadata": {},
    "name": "PrintSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
