/**
 * @generated SignedSource<<c5a57b1d03a4c70bc07f377b1c13254c>>
 * @relayHash e07d4b7e54746375048a10d3eb780295
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 23d7d8cbe18750347107a36bc8fdaff39106ab6288a0f00226c3172e2ed313ff

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsPageQuery } from './IntegrationsPageQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "23d7d8cbe18750347107a36bc8fdaff39106ab6288a0f00226c3172e2ed313ff",
    "metadata": {},
    "name": "IntegrationsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
