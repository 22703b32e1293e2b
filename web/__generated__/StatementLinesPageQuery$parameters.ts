/**
 * @generated SignedSource<<cd3c90641f6851f052f68d0a3e354260>>
 * @relayHash 269f38e68020e3bcd266bc8b54a565cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2b164fbf83d801f2f90c4e1bf16192accae70a260db15535c6c89b443586ad11

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { StatementLinesPageQuery } from './StatementLinesPageQuery.graphql';

const node: PreloadableConcreteRequest<StatementLinesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2b164fbf83d801f2f90c4e1bf16192accae70a260db15535c6c89b443586ad11",
    "metadata": {},
    "name": "StatementLinesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
