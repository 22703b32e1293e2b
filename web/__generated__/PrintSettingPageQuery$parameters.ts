/**
 * @generated SignedSource<<0721c252d80b27747d531890064e55bd>>
 * @relayHash 7bca5728c16fcd99e5d5a18fad572adf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4bbfc1bf9ff7dc12cd6714861c9c59b93446aeb8009ef8731796bd2e56ee4f29

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrintSettingPageQuery } from './PrintSettingPageQuery.graphql';

const node: PreloadableConcreteRequest<PrintSettingPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4bbfc1bf9ff7dc12cd6714861c9c59b93446aeb8009ef8731796bd2e56ee4f29",
    "metadata": {},
    "name": "PrintSettingPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
