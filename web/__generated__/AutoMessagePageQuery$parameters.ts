/**
 * @generated SignedSource<<ce18a899886c314b42384ef462363bc6>>
 * @relayHash 4a964ae4551e2f02b98ae1330f1c460a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1b7e9f8f9f61bebb44d753522dcd82be31c25a8b99d0619be9977ad197daa4b8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AutoMessagePageQuery } from './AutoMessagePageQuery.graphql';

const node: PreloadableConcreteRequest<AutoMessagePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1b7e9f8f9f61bebb44d753522dcd82be31c25a8b99d0619be9977ad197daa4b8",
    "metadata": {},
    "name": "AutoMessagePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
